/**
 * @generated SignedSource<<6f8e948f6f38a6d283775f2c0b2104ad>>
 * @relayHash 5815f3b1d9f1b82ec50bddb7af302137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eb431e4aabfd63566d813bb2bad540fad7008e180290076c82242d2fc40ce75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eb431e4aabfd63566d813bb2bad540fad7008e180290076c82242d2fc40ce75",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
