/**
 * @generated SignedSource<<484229d43f71b3a51a3c5caf053be7bf>>
 * @relayHash 2418ebac5cea6fa467cc1974d8fc95d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff4cb2caa2e266120f0b3976dadbd4d34054d5a1e7e93b2daa4d6576a5b5a869

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff4cb2caa2e266120f0b3976dadbd4d34054d5a1e7e93b2daa4d6576a5b5a869",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
