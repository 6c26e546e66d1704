import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSettings } from '#rules/blog-settings.ts';

interface PageSettingDefinition {
  /** Where the config stores it. */
  path: readonly [string, ...string[]];
  read: (settings: BlogSettings) => string | number | null;
  /** The text as typed; `read` trims it. */
  readTyped?: (config: BlogChoices) => string;
}

/** The settings of the whole page, in the order in which changes are listed. */
const pageSettings = {
  language: { path: ['language'], read: ({ language }) => language },
  sharingTitle: {
    path: ['sharing', 'title'],
    read: ({ sharing }) => sharing.title,
    readTyped: ({ sharing }) => sharing?.title ?? '',
  },
  sharingDescription: {
    path: ['sharing', 'description'],
    read: ({ sharing }) => sharing.description,
    readTyped: ({ sharing }) => sharing?.description ?? '',
  },
  backgroundColor: { path: ['pageStyle', 'backgroundColor'], read: ({ style }) => style.background },
  fontFamily: { path: ['pageStyle', 'fontFamily'], read: ({ style }) => style.font },
  coverImageUrl: { path: ['pageStyle', 'coverImageUrl'], read: ({ cover }) => cover },
  coverOpacity: { path: ['pageStyle', 'coverImageStyle', 'opacity'], read: ({ style }) => style.coverOpacity },
  coverPosition: { path: ['pageStyle', 'coverImageStyle', 'positionY'], read: ({ style }) => style.coverPosition },
  pictureShape: { path: ['pageStyle', 'profilePictureStyle', 'shape'], read: ({ style }) => style.picture.shape },
  pictureSize: { path: ['pageStyle', 'profilePictureStyle', 'size'], read: ({ style }) => style.picture.size },
  pictureBorderColor: {
    path: ['pageStyle', 'profilePictureStyle', 'borderColor'],
    read: ({ style }) => style.picture.borderColor,
  },
  pictureBorderWidth: {
    path: ['pageStyle', 'profilePictureStyle', 'borderWidth'],
    read: ({ style }) => style.picture.borderWidth,
  },
  tripsPerRow: { path: ['tripSettings', 'tripsPerRow'], read: ({ tripsPerRow }) => tripsPerRow },
} as const satisfies Record<string, PageSettingDefinition>;

export type PageSetting = keyof typeof pageSettings;

const definitions: Record<PageSetting, PageSettingDefinition> = pageSettings;
export const pageSetting = (name: PageSetting): PageSettingDefinition => definitions[name];
export const pageSettingNames = Object.keys(pageSettings) as PageSetting[];
