export const stepUp = {
  currentPassword: 'Current password',
  cancel: 'Cancel',
};
