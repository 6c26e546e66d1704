export const crop = {
  title: 'Choose the part to show',
  hint: 'Drag the picture, or use the arrow keys; plus and minus enlarge it.',
  band: 'Wide screens show the bright band, phones a little more. Vertical position, under Profile & Style, moves it.',
  small: (width: number, height: number, least: number) =>
    `This part has ${width} × ${height} pixels and will look blurred on large screens. Choose a picture of at least ${least} pixels across.`,
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
};
