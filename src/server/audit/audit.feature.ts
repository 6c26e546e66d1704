import type { Feature } from '../platform/feature.ts';
import { auditCommands } from './audit.commands.ts';

export const auditFeature: Feature = { name: 'audit', commands: auditCommands };
