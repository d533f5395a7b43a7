/**
 * @generated SignedSource<<ce53e97f53210913b6fb1b23ea41ea6a>>
 * @relayHash 3c85081aba0855d2aec961a5003cbb5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4aa294a7908f9018c827ed98ad58a77e4539d7cb963adb0818ad477f26723380

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4aa294a7908f9018c827ed98ad58a77e4539d7cb963adb0818ad477f26723380",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
