/**
 * @generated SignedSource<<7f04e2e79c7cd0d0ae8131e81c30453c>>
 * @relayHash df7375ea3baed1576ad6252d9bcb33a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea082f13dc30a02bab6220be997f743912d614f1921418f0050a1fbf366ce679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea082f13dc30a02bab6220be997f743912d614f1921418f0050a1fbf366ce679",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
