const en = {
  brokenTitle: 'Something went wrong',
  broken: 'This page could not be opened. Please check your connection and try again.',
  fault: 'This page has an error of ours; your connection is fine. Please load it again.',
  directoryTitle: 'Discover Creators',
};

const tr: typeof en = {
  brokenTitle: 'Bir sorun oluştu',
  broken: 'Bu sayfa açılamadı. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
  fault: 'Bu sayfada bizden kaynaklanan bir hata var; bağlantınızda sorun yok. Lütfen sayfayı yeniden yükleyin.',
  directoryTitle: 'İçerik Üreticilerini Keşfet',
};

export const shellMessages = { en, tr };
