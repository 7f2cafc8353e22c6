import type { ETicketTemplateInUseQuery } from '../../generated/operations.ts';

/** What is typed is what is sent. */
export type ETicketForm = ETicketTemplateInUseQuery['eTicketTemplate']['template'];
export type TypedBlock = ETicketForm['blocks'][number];

/** The blocks with one moved to a place; what is chosen stays chosen. */
export function moveBlock(
  blocks: readonly TypedBlock[],
  { from, to, chosen }: { from: number; to: number; chosen: number },
): { blocks: TypedBlock[]; chosen: number } {
  const place = Math.min(Math.max(to, 0), blocks.length - 1);
  const moved = [...blocks];
  moved.splice(place, 0, ...moved.splice(from, 1));
  const kept = blocks[chosen];
  return { blocks: moved, chosen: kept ? moved.indexOf(kept) : chosen };
}

/** A key for each block: its kind, and which of its kind it is. */
export function keysOf(blocks: readonly TypedBlock[]): string[] {
  return blocks.map(({ kind }, index) => {
    const nth = blocks.slice(0, index).filter((other) => other.kind === kind).length;
    return `${kind}-${nth}`;
  });
}

/** A block with another text in a language; an empty one is none. */
export function withText(block: TypedBlock, language: string, text: string): TypedBlock {
  const others = block.texts.filter((one) => one.language !== language);
  const own = { language: language as TypedBlock['texts'][number]['language'], text };
  return { ...block, texts: text === '' ? others : [...others, own] };
}

/** Errors but for those within a list whose rows have other places now: the next save finds them again. */
export function withoutErrorsIn<Message>(
  errors: Readonly<Record<string, Message>>,
  list: string,
): Record<string, Message> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith(`${list}.`)));
}

/** The fields of the template that are set with a block. */
const fieldsOfBlock: Partial<Record<TypedBlock['kind'], readonly string[]>> = {
  logo: ['logoPlace'],
  banner: ['bannerHeight'],
  visit: ['visitFields'],
  code: ['codeType', 'codeSizeMm', 'codePlace', 'codeHasNumber'],
};

/** The places of the blocks of which something was refused: the name of `blocks.2.name`, the size of the code. */
export function erringBlocks(
  errors: Readonly<Record<string, unknown>>,
  blocks: readonly TypedBlock[],
): number[] {
  const fields = Object.keys(errors);
  return [...blocks.keys()].filter((index) => {
    const own = fieldsOfBlock[blocks[index]?.kind ?? 'own'] ?? [];
    return fields.some((field) => field.startsWith(`blocks.${index}.`) || own.includes(field));
  });
}
