/**
 * @generated SignedSource<<94ab212827297dabb7061953e5badd61>>
 * @relayHash 6f47dc850cac300b0e2458eec6c0fd6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 730c8f9899b580b38ea77172f5e2cb70af59d793107a475cb6657e301e83277e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateDepositPageQuery } from './CreateDepositPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateDepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "730c8f9899b580b38ea77172f5e2cb70af59d793107a475cb6657e301e83277e",
    "metadata": {},
    "name": "CreateDepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
