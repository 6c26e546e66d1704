import type { Generated } from 'kysely';
import { table } from '../table.ts';

export interface CreatorTable {
  accountId: string;
  nameFolded: string;
  phoneNumber: string;
  aboutMe: string;
  profilePicture: string | null;
  instagram: string;
  youtube: string;
  tiktok: string;
  /** 1 where another creator gave the same phone number or handle, then or now. */
  sharesContact: Generated<number>;
  instagramFollowers: number | null;
  youtubeFollowers: number | null;
  tiktokFollowers: number | null;
  /** When the creator entered them last. */
  followersAt: number | null;
  /** Their sum. */
  followersCount: Generated<number>;
  updatedAt: number;
}

/** A language, an expertise, a service or an offer of a creator, by its id in the reference lists. */
export interface CreatorTraitTable {
  accountId: string;
  kind: 'language' | 'expertise' | 'service' | 'serviceOffer';
  value: string;
  level: string | null;
  position: number;
}

/** Where a creator works; the first is the main one. Names are kept as they were when it was chosen. */
export interface CreatorLocationTable {
  accountId: string;
  cityId: string;
  cityName: string;
  stateName: string;
  country: string;
  position: number;
}

/** The profile that staff approved, as JSON, once its creator has changed it. */
export interface ApprovedProfileTable {
  accountId: string;
  profile: string;
}

export const creatorTables = {
  creator: table<CreatorTable>(['accountId'], ['account', 'image']),
  creatorTrait: table<CreatorTraitTable>(['accountId', 'kind', 'value'], ['creator']),
  creatorLocation: table<CreatorLocationTable>(['accountId', 'cityId'], ['creator']),
  approvedProfile: table<ApprovedProfileTable>(['accountId'], ['creator']),
};
