/**
 * @generated SignedSource<<b5de3111e539e1c7bc0bc402bf52c4de>>
 * @relayHash 54af55b058a3f855c949c8d9427894f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0f9a61eddef5c37f2eb027a7db629a3e7ed087ebf294108f3dead29eb6c6657

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0f9a61eddef5c37f2eb027a7db629a3e7ed087ebf294108f3dead29eb6c6657",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
