/** What the log says where somebody is kept from doing more, whatever keeps them. */
export const throttleBegan = 'a throttle began';
