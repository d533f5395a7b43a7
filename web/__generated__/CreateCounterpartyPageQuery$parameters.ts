/**
 * @generated SignedSource<<8d5d05bd4b8f651858964b0a641c3e9a>>
 * @relayHash c5b1daadf0394e6b11ef0b7eb85e21c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 408ed61d3422332bed91b7712b2265cea2f76adf87b22b08006ffb1cc5834e29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCounterpartyPageQuery } from './CreateCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "408ed61d3422332bed91b7712b2265cea2f76adf87b22b08006ffb1cc5834e29",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
