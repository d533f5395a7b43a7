/**
 * @generated SignedSource<<32e84bcf34e71c5c1e59acfb54e22ce5>>
 * @relayHash ac56ae750f2b0e33b1ea4c3a7c3cfdd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72ded2eabd7dd447f4820c4d7d79692156658dab02dc0420b85724abcb6e78ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePaymentPageQuery } from './CreatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72ded2eabd7dd447f4820c4d7d79692156658dab02dc0420b85724abcb6e78ad",
    "metadata": {},
    "name": "CreatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
