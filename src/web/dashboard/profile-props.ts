import { useSelector } from '@xstate/react';
import type { OwnProfile } from '#contract/blog.ts';
import { profileProblemsIn } from '#machines/blog-editing/blog-editing.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import type { TabProps } from './dashboard-props.ts';

export interface ProfileProps extends Pick<TabProps, 'creator'> {
  actors: Pick<DashboardActors, 'editing' | 'fields'>;
}

export interface ProfileFieldsProps extends ProfileProps {
  profile: OwnProfile;
}

export function useProblem({ editing }: ProfileProps['actors']) {
  const language = useLanguage();
  const problems = useSelector(editing, ({ context }) => profileProblemsIn(context));
  return (field: ApplicationField): string | null => {
    const problem = problems[field];
    return problem ? sayProblem(problem, labelOf(field, language), language) : null;
  };
}

export type ProfileTexts = Omit<BlogEdit<'profile.text'>, 'type'>;
