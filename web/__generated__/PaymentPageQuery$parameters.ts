/**
 * @generated SignedSource<<0c9f9e52f89f7539ab0dd25bfb65b2e6>>
 * @relayHash 9a9de792856496224fe652e540f76eaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e0903a3a98e7ba39a33540c73325c11eadff4dfb5f4182ceb264b110ea1576

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e0903a3a98e7ba39a33540c73325c11eadff4dfb5f4182ceb264b110ea1576",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
