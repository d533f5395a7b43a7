/**
 * @generated SignedSource<<7c7e3237bf2800dd7002b3a245efa688>>
 * @relayHash e6a904c3f5d43a4416fc1643333bb212
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a3a28e3e906ca01e72703bd1be29f6fc91311b7e5163b9595fe2412a8f0bc15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a3a28e3e906ca01e72703bd1be29f6fc91311b7e5163b9595fe2412a8f0bc15",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
