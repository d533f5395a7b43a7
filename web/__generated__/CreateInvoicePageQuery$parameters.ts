/**
 * @generated SignedSource<<7a7d51621aa8323ac0e5db6fd8c6a614>>
 * @relayHash 76844c700064747907f11205fba48899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e20f2f27ee11c4385a2e9a0d0961673d6ed407f6b1797797831cb2bee1a920d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e20f2f27ee11c4385a2e9a0d0961673d6ed407f6b1797797831cb2bee1a920d",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
