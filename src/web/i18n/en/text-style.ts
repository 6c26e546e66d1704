export const textStyle = {
  colour: 'Text colour',
  size: 'Font size',
  pixels: (count: number) => `${count} px`,
  face: 'Style',
  faces: { bold: 'Bold', italic: 'Italic', underline: 'Underline' },
};
