/**
 * @generated SignedSource<<fdf418830ee81d486b76660061d7643e>>
 * @relayHash eed1a55a8f48280ddadf0271953c5a9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a9d298723f88a4d8de7f81fc3e28352527fdbad1f954ad91784e7ade77f044c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillsPageQuery } from './BillsPageQuery.graphql';

const node: PreloadableConcreteRequest<BillsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a9d298723f88a4d8de7f81fc3e28352527fdbad1f954ad91784e7ade77f044c",
    "metadata": {},
    "name": "BillsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
