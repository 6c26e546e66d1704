import type { RouteName } from '#contract/routes.ts';
import type * as z from '#rules/zod.ts';
import { applied, bankForm, codeCheck, codeSent, emailCheck, usernameCheck } from './application.ts';
import { blogConfig, coverImage, savedConfig } from './blog-config.ts';
import { booking, bookings } from './bookings.ts';
import { blog, comparison, creator, creators } from './creators.ts';
import { cities, namedItems, serviceItems } from './reference-data.ts';
import { login, signIn } from './sign-in.ts';

/** Tolerant schemas for the calls of the specification. Other replies come from our server, which has parsed them. */
export const answers = {
  logIn: signIn,
  logInToBlog: login,
  logInSponsor: login,
  checkUsername: usernameCheck,
  checkEmail: emailCheck,
  sendVerificationEmail: codeSent,
  resendVerificationEmail: codeSent,
  verifyEmail: codeCheck,
  apply: applied,
  readBankForm: bankForm,
  listLanguages: namedItems,
  listExpertises: namedItems,
  listServiceOffers: namedItems,
  listServices: serviceItems,
  findCities: cities,
  suggestCities: cities,
  listCreators: creators,
  readCreator: creator,
  compareCreators: comparison,
  readBlog: blog,
  readBlogConfig: blogConfig,
  saveBlogConfig: savedConfig,
  saveBlogConfigOfBlog: savedConfig,
  uploadCoverImage: coverImage,
  createHotelBooking: booking,
  listHotelBookings: bookings,
  readHotelBooking: booking,
  addHotelBookingNote: booking,
} satisfies Partial<Record<RouteName, z.ZodMiniType>>;
