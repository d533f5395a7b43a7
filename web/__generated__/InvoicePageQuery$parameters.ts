/**
 * @generated SignedSource<<4427ccd62298063add7c6edd880704d6>>
 * @relayHash a54c5a6ced190d6d302f9df723efbe44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af876c6c3472104570f15d774f412966c3ea16e941d8a3d1fc1b18d028986e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5af876c6c3472104570f15d774f412966c3ea16e941d8a3d1fc1b18d028986e7",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
