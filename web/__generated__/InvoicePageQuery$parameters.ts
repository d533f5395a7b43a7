/**
 * @generated SignedSource<<6d56b944981f20cb06ea6d91afa9a691>>
 * @relayHash c2eee061a285d705fc50de7d4ba7f4bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a449b0a5f785a998378789a7940d1a76f69a9f4d7e3b7f46d8d2573988c682b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a449b0a5f785a998378789a7940d1a76f69a9f4d7e3b7f46d8d2573988c682b",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
