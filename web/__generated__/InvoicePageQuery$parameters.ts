/**
 * @generated SignedSource<<0cb8627e3e7c6ff1b5195a1f8f6fddc3>>
 * @relayHash bc554fc089ec09d41d1f35e597832755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237aa2223b96d812cf6e7dd7014fc84201361a738b44956e1cbe06528ab1770e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "237aa2223b96d812cf6e7dd7014fc84201361a738b44956e1cbe06528ab1770e",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
