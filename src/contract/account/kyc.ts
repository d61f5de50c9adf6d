import { type } from 'arktype';
import { endpoint } from '../endpoint';

const state = type("'none' | 'uploading' | 'uploaded' | 'reviewing' | 'rejected' | 'verified'");
const side = type("'front' | 'back' | 'selfie'");
const kycDocument = type({
  side,
  'mime?': 'string',
  'size?': 'number.integer',
  'at?': 'number',
});

/** The identity check. `none` until the first document is uploaded. Absent: what else the reply has says it. */
const kycState = type({
  'state?': state,
  documents: kycDocument.array(),
  /** Why it was rejected. */
  'reason?': 'string',
  'form?': {
    permanentAddress: "string = ''",
    'currentAddress?': 'string',
    nationality: "string = ''",
    'placeOfBirth?': 'string',
    occupation: "string = ''",
    sourceOfIncome: "string = ''",
  },
  'submittedAt?': 'number',
  'verifiedAt?': 'number',
});
export type Kyc = typeof kycState.infer;

export const kyc = endpoint('GET', '/wps/member/kyc', {
  personal: [
    'permanentAddress',
    'currentAddress',
    'nationality',
    'placeOfBirth',
    'occupation',
    'sourceOfIncome',
    'reason',
  ],
  auth: 'member',
  out: kycState,
});

export const uploadKycDocument = endpoint('POST', '/wps/member/kyc/document', {
  personal: [
    'permanentAddress',
    'currentAddress',
    'nationality',
    'placeOfBirth',
    'occupation',
    'sourceOfIncome',
    'reason',
  ],
  auth: 'member',
  body: 'files',
  in: type({ side, file: 'File' }),
  out: kycState.or('null'),
});

const addressLine = '2 <= string <= 200';

export const submitKyc = endpoint('POST', '/wps/member/kyc', {
  personal: [
    'permanentAddress',
    'currentAddress',
    'nationality',
    'placeOfBirth',
    'occupation',
    'sourceOfIncome',
    'reason',
  ],
  auth: 'member',
  in: type({
    permanentAddress: addressLine,
    'currentAddress?': 'string <= 200',
    nationality: '2 <= string <= 60',
    'placeOfBirth?': 'string <= 100',
    occupation: '2 <= string <= 60',
    sourceOfIncome: '2 <= string <= 100',
  }),
  out: kycState.or('null'),
});
