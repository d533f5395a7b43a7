/**
 * @generated SignedSource<<c26b56a7d3735a53cfbe86dbf126a75d>>
 * @relayHash 7a0a564832302b530b47957b755f1ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eab3d10f8868107d61c6450d23e9f9fd6861f66269d174920ae3b373b511225

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7eab3d10f8868107d61c6450d23e9f9fd6861f66269d174920ae3b373b511225",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
