/**
 * @generated SignedSource<<0a8f009ed46f081e83c4f1f10a8cadc2>>
 * @relayHash 819da19914d71bd44fa929af4ff7bf1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 588c84faa4a0d4a850a5b72865ba9140071db2e5b18a679867a7d5feb3d9ca16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "588c84faa4a0d4a850a5b72865ba9140071db2e5b18a679867a7d5feb3d9ca16",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
