import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { duplicateUrn, isDuplicateError, isMissingScopeError, parseLinkedInError } from './linkedin-error.js';

const duplicate = JSON.stringify({
  status: 422,
  message: 'Content is a duplicate of urn:li:share:7141138937766391808',
  errorDetailType: 'com.linkedin.common.error.BadRequest',
  errorDetails: {
    inputErrors: [
      { code: 'DUPLICATE_POST', description: 'Content is a duplicate of urn:li:share:7141138937766391808' },
    ],
  },
});

describe('LinkedIn’s errors', () => {
  it('name the post that a text duplicates', () => {
    expect(duplicateUrn(duplicate)).toBe('urn:li:share:7141138937766391808');
    expect(duplicateUrn('{"message":"Content is a duplicate of urn:li:ugcPost:12"}')).toBe(
      'urn:li:ugcPost:12',
    );
  });

  it('are duplicates by code even where no post is named', () => {
    const unnamed = '{"errorDetails":{"inputErrors":[{"code":"DUPLICATE_POST"}]}}';
    expect(isDuplicateError(parseLinkedInError(unnamed))).toBe(true);
    expect(duplicateUrn(unnamed)).toBeNull();
  });

  it('name no duplicate when they only mention a post', () => {
    expect(duplicateUrn('{"message":"urn:li:share:1 is not allowed here"}')).toBeNull();
  });

  it('tell missing permissions from refused texts', () => {
    const scope =
      '{"status":403,"serviceErrorCode":100,"code":"ACCESS_DENIED","message":"Not enough permissions to access: x"}';
    expect(isMissingScopeError(parseLinkedInError(scope))).toBe(true);
    expect(isMissingScopeError(parseLinkedInError('{"message":"Content violates policy"}'))).toBe(false);
  });

  it('never throw, whatever the body is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        const { codes } = parseLinkedInError(body);
        expect(Array.isArray(codes)).toBe(true);
        duplicateUrn(body);
      }),
    );
  });

  it.each(['', '<html>', 'null', '[]', '"text"', '{"errorDetails":{"inputErrors":[null,5]}}', '{"code":7}'])(
    'without a readable envelope hold nothing: %p',
    (body) => {
      expect(parseLinkedInError(body)).toEqual({
        serviceErrorCode: null,
        codes: [],
        message: '',
        fields: [],
      });
    },
  );
});
