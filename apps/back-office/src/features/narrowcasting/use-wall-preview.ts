import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useEffect, useRef, useState } from 'react';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { WallScreenPreview } from './narrowcasting.graphql.ts';
import { type WallScreenForm, wallScreenInputOf } from './wall-screen-form.ts';

interface AskedWall {
  /** The last one that the server could show. */
  wall: ShownWall | null;
  problem: 'refused' | 'failed' | null;
}

/** Keys typed together ask once. */
const waitMs = 150;

/** How a screen would be with what is typed; an answer that is overtaken is dropped. */
export function useWallPreview(typed: WallScreenForm, waitingMinutes: number | null): AskedWall {
  const [shown, setShown] = useState<AskedWall>({ wall: null, problem: null });
  const newest = useRef(0);
  const question = JSON.stringify([typed, waitingMinutes]);
  useEffect(() => {
    newest.current += 1;
    const own = newest.current;
    const timer = setTimeout(async () => {
      const answer = await ask(question);
      if (own === newest.current) setShown((last) => ({ ...answer, wall: answer.wall ?? last.wall }));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [question]);
  useEffect(
    () => () => {
      newest.current = -1;
    },
    [],
  );
  return shown;
}

async function ask(question: string): Promise<AskedWall> {
  const [form, waitingMinutes] = JSON.parse(question) as [WallScreenForm, number | null];
  try {
    const { wallScreenInput } = await import('@foyer/domain/narrowcasting/wall-screen-input.ts');
    // A screen without a name yet is shown all the same.
    const input = wallScreenInputOf({ ...form, name: form.name.trim() || '-' });
    if (!parseInput(wallScreenInput, input).ok) return { wall: null, problem: 'refused' };
    const { wallScreenPreview } = await requestGraphql(WallScreenPreview, { input, waitingMinutes });
    return { wall: wallScreenPreview as ShownWall, problem: null };
  } catch (error) {
    return { wall: null, problem: error instanceof ValidationError ? 'refused' : 'failed' };
  }
}
