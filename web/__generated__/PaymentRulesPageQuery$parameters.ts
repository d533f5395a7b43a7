/**
 * @generated SignedSource<<d22da5e7f9e25e2dec149868a6485d00>>
 * @relayHash 0ac007f4b3ec6c542143424d49a29713
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61bb2d6e2cf05a6db99fdd2f925125593510eb2d42f7b890f6060a7acd5ed0bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRulesPageQuery } from './PaymentRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61bb2d6e2cf05a6db99fdd2f925125593510eb2d42f7b890f6060a7acd5ed0bc",
    "metadata": {},
    "name": "PaymentRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
