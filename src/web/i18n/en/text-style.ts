export const textStyle = {
  colour: 'Text colour',
  hardToRead: (colour: string) =>
    `This is hard to read on its background. The nearest colour that reads well is ${colour}.`,
  take: (colour: string) => `Use ${colour}`,
  size: 'Font size',
  pixels: (count: number) => `${count} px`,
  face: 'Style',
  faces: { bold: 'Bold', italic: 'Italic', underline: 'Underline' },
};
