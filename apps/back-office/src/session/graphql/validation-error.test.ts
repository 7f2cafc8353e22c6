import { describe, expect, it } from 'vitest';
import { readValidationError } from './validation-error.ts';

describe('what the server refuses', () => {
  it('the field main is the general message, the others are at their fields', () => {
    const error = readValidationError([
      { message: 'name|Name is required|name-required' },
      { message: 'main|Nothing was saved|not-saved', extensions: { requestId: 'F-7C21' } },
      { message: 'url|Use / or | only inside|url-invalid', extensions: { params: { maximum: 50 } } },
    ]);
    expect(error.message).toBe('Nothing was saved');
    expect(error.main?.errorKey).toBe('not-saved');
    expect(error.requestId).toBe('F-7C21');
    expect(error.fields).toEqual([
      { field: 'name', message: 'Name is required', errorKey: 'name-required', params: {} },
      { field: 'url', message: 'Use / or | only inside', errorKey: 'url-invalid', params: { maximum: 50 } },
    ]);
  });

  it('without a general message the raw one of the first error is', () => {
    expect(readValidationError([{ message: 'name|Name is required|name-required' }]).message).toBe(
      'name|Name is required|name-required',
    );
    expect(readValidationError([{ message: 'Bad gateway' }])).toMatchObject({ main: null, fields: [] });
  });
});
