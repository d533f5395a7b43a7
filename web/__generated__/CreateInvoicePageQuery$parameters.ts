/**
 * @generated SignedSource<<e0832d211d0b7075a566fd80b36e4d19>>
 * @relayHash 153bc60b6db044bd7df10c569d84863d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c78d912d28c76eb0a3a73632015a78990deb803afe6d42818603542dedd0a336

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c78d912d28c76eb0a3a73632015a78990deb803afe6d42818603542dedd0a336",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
