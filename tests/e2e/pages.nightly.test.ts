import { checkPages } from './check-pages.ts';

checkPages({ language: 'tr', width: 375, colorScheme: 'light' });
checkPages({ language: 'en', width: 375, colorScheme: 'light' });
checkPages({ language: 'tr', width: 320, colorScheme: 'dark' });
checkPages({ language: 'en', width: 820, colorScheme: 'dark' });
checkPages({ language: 'en', width: 1440, colorScheme: 'light' });
