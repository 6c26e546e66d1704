const fetchable = 60_000;

/** Hands a file to the browser's downloads, some of which fetch it only after the press. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), fetchable);
}
