/**
 * @generated SignedSource<<bd0aab39b25377a582eb454e092c273c>>
 * @relayHash 93e62fb5855d79d396e759b10fb65cef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8a133f39773849fee5826690269e830c8c2b02091649abc19f125b588b95ad8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8a133f39773849fee5826690269e830c8c2b02091649abc19f125b588b95ad8",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
