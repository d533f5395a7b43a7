/**
 * @generated SignedSource<<bd31aa759ae21ee9b46b20e0d9e1e0ac>>
 * @relayHash 8f04ac6094299cce96067e67152c6c37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 160f6c2f89ab092000280d2021509803542763d4cece972f4d2ad6d60f8c5370

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "160f6c2f89ab092000280d2021509803542763d4cece972f4d2ad6d60f8c5370",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
