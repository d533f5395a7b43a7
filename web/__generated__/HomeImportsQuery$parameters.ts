/**
 * @generated SignedSource<<2dd36fa022fbb35a81bba3d5d5975d07>>
 * @relayHash 2ac3edd51be48bb2fe0cc65c499d6156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c56aa340c864a79b230bbaffff9cb587dcc414cd4c6334e6c31fbac13603f95d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeImportsQuery } from './HomeImportsQuery.graphql';

const node: PreloadableConcreteRequest<HomeImportsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c56aa340c864a79b230bbaffff9cb587dcc414cd4c6334e6c31fbac13603f95d",
    "metadata": {},
    "name": "HomeImportsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
