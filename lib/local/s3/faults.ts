import { element, xmlDocument } from './xml.ts';

const STATUS = {
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  BucketAlreadyOwnedByYou: 409,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidBucketName: 400,
  InvalidDigest: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  InvalidTag: 400,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  MalformedXML: 400,
  MaxPostPreDataLengthExceeded: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type FaultCode = keyof typeof STATUS;

/** A request that is answered with one of S3's errors. */
export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }

  get statusCode(): number {
    return STATUS[this.code];
  }

  toXml(resource: string, requestId: string): string {
    return xmlDocument(
      element('Error', [
        element('Code', this.code),
        element('Message', this.message),
        element('Resource', resource),
        element('RequestId', requestId),
      ]),
    );
  }
}
