/**
 * @generated SignedSource<<7add09aea64d8f12c3fb1e033796356a>>
 * @relayHash aefa5a692a3a97d33d8c045a5beb36be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 953a58a6b035d029db85b675086fb946379d730d6b5a62a499e7a9e7e454eb69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "953a58a6b035d029db85b675086fb946379d730d6b5a62a499e7a9e7e454eb69",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
