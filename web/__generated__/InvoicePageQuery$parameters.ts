/**
 * @generated SignedSource<<8b3a450bed7673526e5084a91c05bf83>>
 * @relayHash 11c6614bb0d0407198afa64d32e43e5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4cffd368089ca900846b7d9d44d46f8aa03a1e4dec12b468ee7fcb09f8fc902

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4cffd368089ca900846b7d9d44d46f8aa03a1e4dec12b468ee7fcb09f8fc902",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
