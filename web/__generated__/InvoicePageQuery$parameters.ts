/**
 * @generated SignedSource<<dabbe771c09e93550eafce9ab84e3fdf>>
 * @relayHash 6fb5ebb9a4a813bd9bb5139c6e5b2c85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49bdf78aeaaf37a39b2248a80abf6db2eb2cf0926a05ddf4a0c5711656eca316

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49bdf78aeaaf37a39b2248a80abf6db2eb2cf0926a05ddf4a0c5711656eca316",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
