import type { FastifyInstance } from 'fastify';
import {
  changeEmailReply,
  changeEmailRequest,
  closeAccountReply,
  closeAccountRequest,
  ownAccountReply,
  ownDataFile,
} from '#contract/own-account.ts';
import { reauthenticationRequest } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { deleteClosedAccounts } from './delete-closed.service.ts';
import { changeEmail, closeAccount, downloadOwnData, readOwnAccount } from './own-account.service.ts';

export const ownAccountFeature: Feature = {
  name: 'own-account',
  routes: ownAccountRoutes,
  cleanups: [deleteClosedAccounts],
};

function ownAccountRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readOwnAccount', {
    summary: 'Read the account and the state of its bank details',
    access: ['creator'],
    reply: ownAccountReply,
    handle: ({ signedIn }) => readOwnAccount(platform, signedIn),
  });
  bind(app, 'downloadOwnData', {
    summary: 'Download all stored data of the creator as a ZIP; asks for the password again',
    access: ['creator'],
    body: reauthenticationRequest,
    reply: ownDataFile,
    requestsPerMinute: 10,
    handle: ({ signedIn, body }) => downloadOwnData(platform, signedIn, body),
  });
  bind(app, 'changeEmail', {
    summary: 'Change the email address to one that was verified; asks for the password again',
    access: ['creator'],
    body: changeEmailRequest,
    reply: changeEmailReply,
    requestsPerMinute: 10,
    handle: ({ signedIn, body }) => changeEmail(platform, signedIn, body),
  });
  bind(app, 'closeAccount', {
    summary: 'Close the account; asks for the password and the username',
    access: ['creator'],
    body: closeAccountRequest,
    reply: closeAccountReply,
    requestsPerMinute: 10,
    handle: ({ signedIn, body }) => closeAccount(platform, signedIn, body),
  });
}
