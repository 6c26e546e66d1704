import type { WordsByName } from './language.ts';

export const backupAuditActions = {
  'backup.make': { en: 'Backup made', tr: 'Yedek alındı' },
  'backup.fail': { en: 'Backup failed', tr: 'Yedek alınamadı' },
  'backup.restore': { en: 'Backup restored', tr: 'Yedek geri yüklendi' },
} as const satisfies WordsByName;
