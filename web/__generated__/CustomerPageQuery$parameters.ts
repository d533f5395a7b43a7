/**
 * @generated SignedSource<<2ee9af5708f2ae6d344563adc33d9f87>>
 * @relayHash 18f5aa04fd711359b05a0145ef8b3057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11539d4e389f31947a423e42ed0062240466cf39abac21ae7a29b56be5718080

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11539d4e389f31947a423e42ed0062240466cf39abac21ae7a29b56be5718080",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
