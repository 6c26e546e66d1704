export const crop = {
  title: 'Choose the part to show',
  hint: 'Drag the picture, or use the arrow keys; plus and minus enlarge it.',
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
};
