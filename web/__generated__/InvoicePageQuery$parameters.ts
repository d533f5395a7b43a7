/**
 * @generated SignedSource<<ab67c9de2fa8222f383a57835c47fdc5>>
 * @relayHash f0b8de1f7d433aa2fd1a2f67bd245a9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6072537893d74ea80c1a1052c5fc538c67988e7d73dd50b4e2aea635c611b83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6072537893d74ea80c1a1052c5fc538c67988e7d73dd50b4e2aea635c611b83",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
