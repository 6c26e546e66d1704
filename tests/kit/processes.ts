import { execFileSync } from 'node:child_process';

const all = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '', ...words]) => ({
      pid: Number(pid),
      parent: Number(parent),
      isOver: state.startsWith('Z'),
      words: words.join(' '),
    }))
    .filter(({ isOver }) => !isOver);

export const isThere = (pid: number): boolean => all().some((each) => each.pid === pid);

/** Those that a process has started for drawing. */
export const drawingFor = (parent: number | undefined): number[] =>
  all()
    .filter((each) => each.parent === parent && each.words.includes('draw-pictures.ts'))
    .map(({ pid }) => pid);
