/**
 * @generated SignedSource<<41e8b6c9f3c3ebd28802934c8ff17c5c>>
 * @relayHash 0ddd3d244a3f821f7e4143e00576ede1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e67d1b60387d135aadfa6f13c14dc7b6f87389253490a1416150a5b7f8ea874d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e67d1b60387d135aadfa6f13c14dc7b6f87389253490a1416150a5b7f8ea874d",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
