/**
 * @generated SignedSource<<9bca33eeaacd0694d7bb668267bacd03>>
 * @relayHash a23583156b7f0767ed6bfe8c4cb487a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e3d9591d1bfa2d90714d6d11e03a552c245078f86aeabad250c4603fc0cdef0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePaymentPageQuery } from './CreatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e3d9591d1bfa2d90714d6d11e03a552c245078f86aeabad250c4603fc0cdef0",
    "metadata": {},
    "name": "CreatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
