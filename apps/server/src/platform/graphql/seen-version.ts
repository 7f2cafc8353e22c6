/**
 * The argument by which an edit names the version that it was made on; an outdated one is refused with
 * `changed-meanwhile`. A test asks it of every mutation that changes a row.
 */
export const seenVersion = { required: true, description: 'The version that was edited' } as const;
