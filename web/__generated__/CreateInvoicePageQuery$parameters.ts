/**
 * @generated SignedSource<<7c462cf91573f63420f0a44a96b1c944>>
 * @relayHash e95f2272a1725efd776d8660adc96517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8009a5f74ec9bb5b179ff349fd2b93b352c683b4e62b5678d4b9975735a613e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8009a5f74ec9bb5b179ff349fd2b93b352c683b4e62b5678d4b9975735a613e5",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
