/**
 * @generated SignedSource<<1c205cb6ee55bd37cbb4557dbd2c672e>>
 * @relayHash a383685464077b0d74ed9135dcbaccc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e39bdeb3880a1e9b1e2e8c756cc8a7f98a4addbee084e59de19b2f2081fa8ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e39bdeb3880a1e9b1e2e8c756cc8a7f98a4addbee084e59de19b2f2081fa8ad",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
